import { useText } from "@shopkeeper/hooks/core";
import { richTextText } from "@shopkeeper/hooks/rich-text";
import { richText } from "@shopkeeper/sdk/rich-text";
import { lazy, Suspense, useState } from "react";
import type { Ref } from "react";
import { styled } from "../../theme/styled";
import { useFieldGroupAttributes } from "../field-context";
import { Skeleton } from "../skeleton";
import { EditorBoundary } from "./editor-boundary";

export interface RichTextInputProps {
  /** HTML, as it is stored. */
  value: string | undefined;
  /** Gets what is written, at most a quarter of a second after its key; pictures come in when they have arrived. */
  onChange?: (html: string) => void;
  onBlur?: () => void;
  placeholder?: string;
  /** In pixels; who writes may make it taller. */
  height?: number;
  /** How long the text may be as it is stored. */
  maxLength?: number;
  /** Shows the text alone, as buyers see it. */
  disabled?: boolean;
  isReadOnly?: boolean;
  /** Names it where no field does. */
  "aria-label"?: string;
  name?: string;
  ref?: Ref<{ focus: () => void }>;
}

/** Rich text to be written. The editor's code comes when this is shown; the room for it is there from the first moment on. */
export function RichTextInput({
  disabled = false,
  isReadOnly = false,
  height = 400,
  maxLength = richText.maxLength,
  ...rest
}: RichTextInputProps) {
  const [{ Editor, View }, setParts] = useState(load);
  const field = useFieldGroupAttributes();
  return (
    <EditorBoundary retry={() => setParts(load)} height={height}>
      <Suspense fallback={<Bones height={height} />}>
        {disabled || isReadOnly ? (
          <Paper
            role="group"
            aria-label={rest["aria-label"]}
            {...field}
            aria-disabled={disabled || undefined}
            data-disabled={disabled || undefined}
          >
            <View html={rest.value} />
          </Paper>
        ) : (
          <Editor {...rest} height={height} maxLength={maxLength} />
        )}
      </Suspense>
    </EditorBoundary>
  );
}

/** What cleans a text comes with the text, not with the form around it. */
const load = () => ({
  Editor: lazy(() => import("./rich-text-editor").then((file) => ({ default: file.RichTextEditor }))),
  View: lazy(() => import("./rich-text-view").then((file) => ({ default: file.RichTextView }))),
});

/** The editor before its code is there. */
function Bones({ height }: { height: number }) {
  const t = useText(richTextText);
  return (
    <Waiting data-bones="" role="status" aria-label={t("loading")}>
      <Skeleton height={36} />
      <div style={{ height }} />
      <Skeleton height={26} />
    </Waiting>
  );
}

const Paper = styled("div", {
  base: {
    width: "full",
    minWidth: 0,
    padding: "4",
    color: "paper.fg",
    background: "paper",
    borderWidth: "1px",
    borderColor: "border",
    borderRadius: "md",
    overflow: "hidden",
    "&[data-disabled]": { cursor: "not-allowed" },
  },
});
const Waiting = styled("div", {
  base: {
    display: "grid",
    width: "full",
    borderWidth: "1px",
    borderColor: "border.emphasized",
    borderRadius: "md",
    overflow: "hidden",
    background: "paper",
  },
});
