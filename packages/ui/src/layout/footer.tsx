import { useRead } from "@shopkeeper/hooks/core";
import { useText } from "@shopkeeper/hooks/texts";
import { layoutText } from "@shopkeeper/hooks/layout";
import { styled } from "../theme/styled";

/** The line below every page: the company's name, or the default copyright if none is known. */
export function Footer() {
  const t = useText(layoutText);
  const company = useRead("getCompanyInfo", {});
  return <Line>{company.isLoading ? " " : company.data?.companyName || t("copyright")}</Line>;
}

const Line = styled("footer", {
  base: {
    paddingTop: "6",
    paddingBottom: "1",
    fontSize: "xs",
    lineHeight: "18px",
    textAlign: "center",
    color: "fg.subtle",
    overflowWrap: "anywhere",
  },
});
