import { RefusedScreen } from "@shopkeeper/ui/layout";
import { useNavigate, useSearchParams } from "react-router-dom";

/** /401 */
export function Component() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const goHome = () => void navigate("/dashboard");
  return <RefusedScreen onHome={goHome} onBack={() => (search.has("noGoBack") ? goHome() : void navigate(-1))} />;
}
