import { MissingScreen } from "@shopkeeper/ui/layout";
import { useNavigate } from "react-router-dom";

/** /404 */
export function Component() {
  const navigate = useNavigate();
  return <MissingScreen onHome={() => void navigate("/dashboard")} />;
}
