import type { CDPSession, Page } from "@playwright/test";

/** Something that a screen reader meets, in the order in which it reads. */
export interface Heard {
  readonly role: string;
  readonly name: string;
  /** The number that `numberFocused` gave its element; null if it hasn't had the focus. */
  readonly stop: number | null;
  readonly isDisabled: boolean;
  /** The level of a heading; 0 for what is none. */
  readonly level: number;
  /** How a change of it is announced. */
  readonly live: string;
  readonly isFocused: boolean;
  /** What it is in, the nearest first. */
  readonly inside: readonly Heard[];
  readonly parts: readonly Heard[];
}

interface Value {
  readonly value?: string | number | boolean;
}

interface TreeNode {
  readonly nodeId: string;
  readonly ignored: boolean;
  readonly role?: Value;
  readonly name?: Value;
  readonly backendDOMNodeId?: number;
  readonly childIds?: readonly string[];
  readonly properties?: readonly { readonly name: string; readonly value: Value }[];
}

interface DocumentNode {
  readonly backendNodeId: number;
  readonly attributes?: readonly string[];
}

/** Reads the accessibility tree of a page in the order of a screen reader, what is ignored left out. */
export async function readTree(page: Page): Promise<readonly Heard[]> {
  const session = await page.context().newCDPSession(page);
  const stops = await stopsOf(session);
  const { nodes } = (await session.send("Accessibility.getFullAXTree")) as { nodes: readonly TreeNode[] };
  await session.detach();
  const known = new Map(nodes.map((node) => [node.nodeId, node]));
  const hear = (node: TreeNode, inside: readonly Heard[]): Heard[] => {
    const children = (within: readonly Heard[]) =>
      (node.childIds ?? []).flatMap((id) => {
        const child = known.get(id);
        return child ? hear(child, within) : [];
      });
    if (node.ignored) return children(inside);
    const told = new Map(node.properties?.map(({ name, value }) => [name, value.value]));
    const role = String(node.role?.value ?? "");
    const parts: Heard[] = [];
    const heard = {
      role,
      name: String(node.name?.value ?? "").trim(),
      stop: stops.get(node.backendDOMNodeId ?? 0) ?? null,
      isDisabled: told.get("disabled") === true,
      level: role === "heading" ? Number(told.get("level") ?? 0) : 0,
      live: String(told.get("live") ?? "off"),
      isFocused: told.get("focused") === true,
      inside,
      parts,
    };
    parts.push(...children([heard, ...inside]));
    return [heard];
  };
  return nodes[0] ? hear(nodes[0], []) : [];
}

/** Everything of a tree in the order in which it is read. */
export const inOrder = (heard: readonly Heard[]): readonly Heard[] =>
  heard.flatMap((each) => [each, ...inOrder(each.parts)]);

/** The attribute by which the tree's nodes and the browser's elements are matched. */
const mark = "data-heard";

/** Runs in the page: the number of the element that has the focus; null if none has. */
export function numberFocused(): number | null {
  const { activeElement: focused } = document;
  if (!focused || focused === document.body) return null;
  if (!focused.hasAttribute("data-heard")) {
    // One that had a number may be gone.
    const given = [...document.querySelectorAll("[data-heard]")].map((each) =>
      Number(each.getAttribute("data-heard")),
    );
    focused.setAttribute("data-heard", String(Math.max(0, ...given) + 1));
  }
  return Number(focused.getAttribute("data-heard"));
}

/** The numbers of the stops by their elements' ids in the browser. */
async function stopsOf(session: CDPSession): Promise<ReadonlyMap<number, number>> {
  await session.send("DOM.enable");
  const { nodes } = (await session.send("DOM.getFlattenedDocument", { depth: -1 })) as {
    nodes: readonly DocumentNode[];
  };
  return new Map(
    nodes.flatMap(({ backendNodeId, attributes = [] }) => {
      const at = attributes.indexOf(mark);
      return at < 0 ? [] : [[backendNodeId, Number(attributes[at + 1])] as const];
    }),
  );
}
