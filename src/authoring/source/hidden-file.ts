/** Returns true for hidden files, such as those that editors (".S4-distress.json.swp") and macOS create. */
export const isHidden = (name: string) => name.startsWith('.');
