import { defineRecipe } from "./recipe";

/** Every button, and every link that looks like one. */
export const buttonRecipe = defineRecipe({
  base: {
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "center",
    gap: "1.5",
    flexShrink: 0,
    borderRadius: "md",
    borderWidth: "1px",
    borderColor: "transparent",
    fontWeight: "medium",
    lineHeight: "1.2",
    whiteSpace: "nowrap",
    userSelect: "none",
    cursor: "pointer",
    textDecoration: "none",
    transition: "background-color .12s, border-color .12s, color .12s, box-shadow .12s",
    _focusVisible: { outline: "2px solid", outlineColor: "brand.focusRing", outlineOffset: "2px" },
    // no accent colour on a disabled button
    _disabled: { cursor: "not-allowed", background: "bg.muted", color: "fg.subtle", borderColor: "border", boxShadow: "none" },
    "&[aria-busy=true]": { cursor: "progress" },
    "& svg": { flexShrink: 0 },
  },
  variants: {
    variant: {
      primary: {
        background: "brand.solid",
        color: "brand.contrast",
        boxShadow: "xs",
        "&:not([disabled]):hover": { background: "brand.solid.hover" },
      },
      secondary: {
        background: "bg.panel",
        color: "fg",
        borderColor: "border.emphasized",
        boxShadow: "xs",
        "&:not([disabled]):hover": { background: "bg.muted" },
        _expanded: { background: "bg.muted" },
      },
      ghost: {
        background: "transparent",
        color: "fg.muted",
        "&:not([disabled]):hover": { background: "bg.muted", color: "fg" },
        _expanded: { background: "bg.muted" },
        _disabled: { background: "transparent", borderColor: "transparent" },
      },
      danger: {
        background: "red.solid",
        color: "red.contrast",
        boxShadow: "xs",
        "&:not([disabled]):hover": { background: "red.solid.hover" },
      },
      link: {
        background: "transparent",
        color: "brand.fg",
        paddingInline: "0!",
        height: "auto!",
        "&:not([disabled]):hover": { textDecoration: "underline", textUnderlineOffset: "3px" },
        _disabled: { background: "transparent", borderColor: "transparent" },
      },
    },
    size: {
      sm: { height: "calc({sizes.control} - 4px)", paddingInline: "2.5", fontSize: "xs" },
      md: { height: "control", paddingInline: "3", fontSize: "body" },
      lg: { height: "calc({sizes.control} + 8px)", paddingInline: "4", fontSize: "md" },
    },
  },
  defaultVariants: { variant: "secondary", size: "md" },
});

/** The text input, textarea or native select. */
export const controlRecipe = defineRecipe({
  base: {
    width: "full",
    minWidth: 0,
    height: "control",
    paddingInline: "2.5",
    borderWidth: "1px",
    borderColor: "border.emphasized",
    borderRadius: "md",
    background: "bg.panel",
    color: "fg",
    fontSize: "body",
    lineHeight: "1.4",
    outline: "none",
    transition: "border-color .12s, box-shadow .12s",
    // from 16 px on, phones do not zoom into a field
    "@media (max-width: 640px)": { fontSize: "lg" },
    _placeholder: { color: "fg.subtle" },
    "&:hover:not(:disabled, [aria-invalid=true], [data-invalid])": { borderColor: "border.control" },
    "&:focus-visible, &:focus-within": {
      borderColor: "brand.focusRing",
      boxShadow: "0 0 0 3px color-mix(in srgb, {colors.brand.focusRing} 22%, transparent)",
    },
    "&[aria-invalid=true], &:has([aria-invalid=true])": { borderColor: "border.error" },
    // the same style for every way to disable a control
    "&:disabled, &:has(> input:disabled), &:is(input, textarea):read-only, &:has(input:read-only)": {
      backgroundColor: "bg.subtle",
      color: "fg.muted",
      opacity: 1,
    },
    "&:disabled, &:has(> input:disabled)": { cursor: "not-allowed" },
    // a read-only form is displayed as a summary
    "[data-summary] &": {
      "&:disabled, &:has(> :is(input, button):disabled)": {
        minHeight: "0!",
        paddingInline: 0,
        borderColor: "transparent",
        background: "none",
        color: "fg",
        cursor: "default",
        "&[data-empty]": { color: "transparent" },
        "& svg": { display: "none" },
      },
    },
  },
});
