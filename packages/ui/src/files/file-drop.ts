/** The files in what was dropped or pasted; a screenshot, which every browser calls the same, is named after its moment. */
export function filesIn(data: DataTransfer | null, now = new Date()): readonly File[] {
  return [...(data?.files ?? [])].map((file) =>
    file.name === "image.png" && file.type === "image/png"
      ? new File([file], `screenshot-${now.getTime()}.png`, { type: file.type })
      : file,
  );
}

/** Whether what is dragged over the page holds files. */
export const hasFiles = (data: DataTransfer | null) => data?.types.includes("Files") === true;
