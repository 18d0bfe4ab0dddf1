import { useLanguage } from "@shopkeeper/hooks/texts";
import { RefusedScreen } from "@shopkeeper/ui/layout";
import { useNavigate } from "react-router-dom";
import { refusalAt } from "../../routing/refusal-at";
import { usePage } from "../../shell/page";

/** /401 */
export function Component() {
  const {
    search: [params],
    close,
  } = usePage();
  const navigate = useNavigate();
  const goHome = () => close("/dashboard");
  return (
    <RefusedScreen
      refusal={refusalAt(params.get("page"), useLanguage())}
      onHome={goHome}
      onBack={() => (params.has("noGoBack") ? goHome() : void navigate(-1))}
    />
  );
}
