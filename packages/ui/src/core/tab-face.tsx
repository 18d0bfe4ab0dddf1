import { useLanguage } from "@shopkeeper/hooks/texts";

/** A tab as it is drawn. */
export interface TabFaceProps {
  label: string;
  /** How many rows lie behind it, as text. */
  count: string | undefined;
}

/** What stands in a tab: “Basics 3”, 基本信息3. */
export function TabFace({ label, count }: TabFaceProps) {
  // the name of a tab with a warning holds what is seen: “Basics, 3 to change”, but 基本信息，3 处需要修改
  const space = useLanguage() === "en" ? " " : "";
  return (
    <>
      {label}
      {space}
      {count !== undefined && <span>{count}</span>}
    </>
  );
}
