/** The files of a drop or a paste; a screenshot, which every browser names alike, is named after its time. */
export function filesIn(data: DataTransfer | null, now = new Date()): readonly File[] {
  return [...(data?.files ?? [])].map((file) =>
    file.name === "image.png" && file.type === "image/png"
      ? new File([file], `screenshot-${now.getTime()}.png`, { type: file.type })
      : file,
  );
}

/** Whether a drag over the page contains files. */
export const hasFiles = (data: DataTransfer | null) => data?.types.includes("Files") === true;
