import { fireEvent } from "storybook/test";

/** Drops files on an element, as a drag from the desktop does. */
export function dropFiles(target: Element, files: readonly File[]) {
  const dataTransfer = new DataTransfer();
  for (const file of files) dataTransfer.items.add(file);
  void fireEvent(target, new DragEvent("dragenter", { bubbles: true, cancelable: true, dataTransfer }));
  void fireEvent(target, new DragEvent("dragover", { bubbles: true, cancelable: true, dataTransfer }));
  void fireEvent(target, new DragEvent("drop", { bubbles: true, cancelable: true, dataTransfer }));
}

/** Pastes files, as a person does with a screenshot. */
export function pasteFiles(target: Element, files: readonly File[]) {
  const clipboardData = new DataTransfer();
  for (const file of files) clipboardData.items.add(file);
  void fireEvent(target, new ClipboardEvent("paste", { bubbles: true, cancelable: true, clipboardData }));
}
