// An old Node must read this file, so that it can say its line: no top-level await, no `?.`, no `??` here.
const LEAST = [20, 19];

/** The line for a Node that is too old, or null. `version` is like `20.19.4`. */
export function nodeProblem(version) {
  const [major, minor] = version.split('.').map(Number);
  if (major > LEAST[0] || (major === LEAST[0] && minor >= LEAST[1])) return null;
  return `Node ${version} is too old: install Node ${LEAST.join('.')} or newer (https://nodejs.org) and run the command again.`;
}

export function requireNode() {
  const problem = nodeProblem(process.versions.node);
  if (problem === null) return;
  console.error(`✗ ${problem}`);
  process.exit(1);
}
