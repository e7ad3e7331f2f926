import { bankLimits, type Language } from "@kindling/contract";
import { Parser } from "htmlparser2";
import { Refusal } from "../../../core/errors.ts";
import { bankFileSay } from "./bankFileSay.ts";

/** An element by its name without prefix. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: XmlElement[];
  text: string;
}

const mostDepth = 40;
const mostElements = bankLimits.lines * 60;

/**
 * Reads XML as a tree, within limits. Entities other than XML's own are left as they are written, and a document type,
 * which could declare some, is refused.
 * @throws Refusal malformed or tooLarge.
 */
export function readXml(text: string, language: Language): XmlElement {
  const say = bankFileSay[language].xml;
  const root: XmlElement = { name: "", attributes: {}, children: [], text: "" };
  const open: XmlElement[] = [root];
  let count = 0;
  let hasEnded = false;
  const parser = new Parser(
    {
      onprocessinginstruction(name) {
        if (/^!doctype/i.test(name)) throw new Refusal("malformed", say.doctype);
      },
      onopentag(name, attributes) {
        count += 1;
        if (count > mostElements) throw new Refusal("tooLarge", say.tooMuch);
        if (open.length > mostDepth) throw new Refusal("malformed", say.tooDeep);
        const element = { name: name.replace(/^.*:/, ""), attributes, children: [], text: "" };
        open.at(-1)?.children.push(element);
        open.push(element);
      },
      ontext(piece) {
        const current = open.at(-1);
        if (!current) return;
        current.text += piece;
        if (current.text.length > bankLimits.cell && current.text.trim().length > bankLimits.cell)
          throw new Refusal("tooLarge", say.tooLong);
      },
      onclosetag(_, isImplied) {
        const closed = open.pop();
        // The parser closes by itself what the file left open; of `<a/>` it says the same.
        const isEmpty = closed?.text === "" && closed.children.length === 0;
        if (isImplied && (hasEnded || !isEmpty)) throw new Refusal("malformed", say.damaged);
      },
    },
    { xmlMode: true, recognizeSelfClosing: true },
  );
  parser.write(text);
  hasEnded = true;
  parser.end();
  const [document] = root.children;
  if (!document || root.children.length > 1) throw new Refusal("malformed", say.damaged);
  return document;
}

/** The elements at the end of a path of names. */
export function elementsAt(element: XmlElement, ...path: readonly string[]): XmlElement[] {
  return path.reduce<XmlElement[]>(
    (found, name) => found.flatMap((each) => each.children.filter((child) => child.name === name)),
    [element],
  );
}

/** The text of the first element at the end of a path that has any. */
export function textAt(element: XmlElement, ...path: readonly string[]): string | undefined {
  return elementsAt(element, ...path)
    .map(({ text }) => text.trim().replace(/\s+/g, " "))
    .find((text) => text !== "");
}
