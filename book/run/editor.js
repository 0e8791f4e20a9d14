// The editor, bundled into one classic script; the page asks for it at the first Edit.
import { defaultKeymap, history, historyKeymap, indentLess, indentMore } from "@codemirror/commands";
import { pythonLanguage } from "@codemirror/lang-python";
import { bracketMatching, indentOnInput, indentUnit, syntaxHighlighting } from "@codemirror/language";
import { EditorState } from "@codemirror/state";
import { drawSelection, EditorView, keymap } from "@codemirror/view";
import { classHighlighter } from "@lezer/highlight";

/** Tab indents where code is typed; after Escape it moves on, so that the keyboard is never caught. */
let leaving = false;
const tab = (command) => (view) => {
  const go = leaving;
  leaving = false;
  return go ? false : command(view);
};
const indent = (view) => {
  const { state } = view;
  if (state.selection.ranges.some((range) => !range.empty)) return indentMore(view);
  view.dispatch(state.replaceSelection("    "));
  return true;
};

globalThis.attnEditor = (parent, text, label, { run, changed }) =>
  new EditorView({
    parent,
    doc: text,
    extensions: [
      history(),
      drawSelection(),
      indentOnInput(),
      bracketMatching(),
      indentUnit.of("    "),
      EditorState.tabSize.of(4),
      pythonLanguage,
      syntaxHighlighting(classHighlighter),
      EditorView.contentAttributes.of({ "aria-label": label }),
      EditorView.updateListener.of((update) => update.docChanged && changed(update.state.doc.toString())),
      EditorView.domEventHandlers({ keydown: (event) => { if (!["Tab", "Shift"].includes(event.key)) leaving = event.key === "Escape"; } }),
      keymap.of([
        { key: "Shift-Enter", run: () => (run(), true) },
        { key: "Mod-Enter", run: () => (run(), true) },
        { key: "Tab", run: tab(indent), shift: tab(indentLess) },
        ...historyKeymap,
        ...defaultKeymap,
      ]),
    ],
  });
