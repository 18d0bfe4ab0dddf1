/** Opens the browser's file dialog; passes on the chosen files, in their order. */
export function chooseFiles(
  { accept, isMultiple = false }: { accept?: string; isMultiple?: boolean },
  onChosen: (files: readonly File[]) => void,
) {
  const input = document.createElement("input");
  input.type = "file";
  input.multiple = isMultiple;
  if (accept) input.accept = accept;
  input.addEventListener("change", () => onChosen([...(input.files ?? [])]));
  input.click();
}
