/** The recipe of keys, for an element that has `ShortcutKeys` in it. */
export const keyFaces = {
  "& [data-keys]": { display: "inline-flex", flexShrink: 0, gap: "1" },
  "& kbd": {
    display: "inline-grid",
    placeItems: "center",
    minWidth: "20px",
    height: "20px",
    paddingInline: "1",
    borderWidth: "1px",
    borderBottomWidth: "2px",
    borderColor: "border.emphasized",
    borderRadius: "sm",
    background: "bg.subtle",
    fontFamily: "body",
    fontSize: "2xs",
    lineHeight: "1",
    color: "fg.muted",
  },
} as const;
