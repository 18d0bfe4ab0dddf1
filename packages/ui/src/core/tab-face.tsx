import { useLanguage } from "@shopkeeper/hooks/texts";

/** The label and the counter of a tab. */
export interface TabFaceProps {
  label: string;
  /** The number of rows in its list, as text. */
  count: string | undefined;
}

/** The content of a tab: “Basics 3”, 基本信息3. */
export function TabFace({ label, count }: TabFaceProps) {
  // the name of a tab with a warning contains the visible text: “Basics, 3 to change”, but 基本信息，3 处需要修改
  const space = useLanguage() === "en" ? " " : "";
  return (
    <>
      {label}
      {space}
      {count !== undefined && <span>{count}</span>}
    </>
  );
}
