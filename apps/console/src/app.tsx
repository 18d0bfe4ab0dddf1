import { ThemeProvider } from "@shopkeeper/ui/theme";
import { RouterProvider } from "react-router-dom";
import { useAppearance } from "./appearance/appearance";
import { router } from "./routing/router";

/** The console. */
export function App() {
  return (
    <ThemeProvider appearance={useAppearance()}>
      <RouterProvider router={router} useTransitions={false} />
    </ThemeProvider>
  );
}
