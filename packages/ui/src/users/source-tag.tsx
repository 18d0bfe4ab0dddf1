import { useLanguage } from "@shopkeeper/hooks/texts";
import { labelOf } from "@shopkeeper/sdk";
import { styled } from "../theme/styled";

/** The place where a user registered, with a dot in its colour. */
export function SourceTag({ source }: { source: string }) {
  const language = useLanguage();
  return <Root data-source={source}>{labelOf("RegisterSource", source, language)}</Root>;
}

// the colours are those of the specification
const Root = styled("span", {
  base: {
    display: "inline-flex",
    alignItems: "center",
    gap: "1.5",
    whiteSpace: "nowrap",
    "&::before": { content: '""', width: "8px", height: "8px", borderRadius: "full", background: "var(--source, currentColor)" },
    "&[data-source=wechat]": { "--source": "#FD5ACC" },
    "&[data-source=routine]": { "--source": "#A277FF" },
    "&[data-source=h5]": { "--source": "#E8B600" },
    "&[data-source=iosWx]": { "--source": "#1BBE6B" },
    "&[data-source=androidWx]": { "--source": "#EF9C20" },
    "&[data-source=ios]": { "--source": "#1890FF" },
  },
});
