import type { ComponentProps } from "react";
import { useIdle } from "../../core/use-idle";
import { SpecSection } from "../../specs/shared";

/** One spec of a product, which can be renamed; what measures where its values may go waits until the page is quiet. */
export function SkuSpec(props: Omit<ComponentProps<typeof SpecSection>, "isNaming" | "isStill">) {
  const canMove = useIdle();
  return <SpecSection {...props} isNaming isStill={!canMove} />;
}
