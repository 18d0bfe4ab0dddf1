import { RefusedScreen } from "@shopkeeper/ui/layout";
import { useNavigate } from "react-router-dom";
import { usePage } from "../../shell/page";

/** /401 */
export function Component() {
  const { search, close } = usePage();
  const navigate = useNavigate();
  const goHome = () => close("/dashboard");
  return <RefusedScreen onHome={goHome} onBack={() => (search[0].has("noGoBack") ? goHome() : void navigate(-1))} />;
}
