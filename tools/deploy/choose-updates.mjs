/** Chooses among newer versions of packages. */

/**
 * @typedef {Readonly<Record<string, { readonly current?: string, readonly latest: string }>>} Outdated of `npm outdated --json`
 * @typedef {{ readonly name: string, readonly from: string, readonly to: string }} Update
 */

/**
 * Separates updates that should not break anything from those that a person decides: another major version, or of 0.x
 * another minor one. Prereleases are left out.
 * @param {Outdated} outdated
 * @returns {{ compatible: Update[], breaking: Update[] }}
 */
export function chooseUpdates(outdated) {
  const updates = Object.entries(outdated).flatMap(([name, { current, latest }]) =>
    current && current !== latest && !latest.includes('-') ? [{ name, from: current, to: latest }] : [],
  );
  const isCompatible = ({ from, to }) => getSeries(from) === getSeries(to);
  return {
    compatible: updates.filter(isCompatible),
    breaking: updates.filter((update) => !isCompatible(update)),
  };
}

/** Versions of one series are compatible: "4" of 4.1.2, "0.45" of 0.45.4. */
function getSeries(version) {
  const [major, minor] = version.split('.');
  return major === '0' ? `${major}.${minor}` : major;
}
