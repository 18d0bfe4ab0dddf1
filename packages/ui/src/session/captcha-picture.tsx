import { useText } from "@shopkeeper/hooks/texts";
import { sessionText } from "@shopkeeper/hooks/session";
import { styled } from "../theme/styled";

/** The captcha's picture; pressing it loads another. */
export function CaptchaPicture({ source, onReload }: { source: string; onReload(): void }) {
  const t = useText(sessionText);
  return (
    <Press type="button" aria-label={t("login.captchaReload")} title={t("login.captchaReload")} onClick={onReload}>
      <img src={source} alt="" />
    </Press>
  );
}

const Press = styled("button", {
  base: {
    alignSelf: "center",
    flexShrink: 0,
    marginInlineEnd: "5px",
    borderRadius: "md",
    overflow: "hidden",
    background: "#f4f6f9",
    cursor: "pointer",
    "& > img": { width: "80px", height: "34px" },
    _hover: { opacity: 0.85 },
    _focusVisible: { outline: "2px solid", outlineColor: "brand.focusRing" },
  },
});
