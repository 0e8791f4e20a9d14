// What a file holds: a model that writes, or one that reads.

import { Decoder } from "./decoder.js";
import { Encoder } from "./encoder.js";
import { readHeader } from "./gguf.js";

/** Open the file that lies whole in a workspace. @param {import("./workspace.js").Workspace} space */
export function open(space) {
  const header = readHeader(space.file);
  const Kind = header.fields["general.architecture"] === "bert" ? Encoder : Decoder;
  return { model: new Kind(space, header), fields: header.fields };
}
