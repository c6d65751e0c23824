/** Hands a file to the browser's downloads. */
export function saveFile(contents: Blob, name: string): void {
  const address = URL.createObjectURL(contents);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers still read the address after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
