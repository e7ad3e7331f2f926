/**
 * The first import of every tool: says so where Node.js is too old to go on. What the tools then need beyond it,
 * they install themselves.
 */
const [major = 0] = process.versions.node.split(".").map(Number);
if (major < 18) {
  console.error(
    `Kindling needs Node.js 18 or later to install itself, and this is ${process.versions.node}.`,
  );
  process.exit(1);
}
