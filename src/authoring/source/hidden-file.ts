/**
 * Whether a file is hidden, by its name: it is no author's. Editors put such files beside the one that is being edited
 * (".S4-distress.json.swp", ".#S4-distress.json"), and so do disks that a Mac has written to.
 */
export const isHidden = (name: string) => name.startsWith('.');
