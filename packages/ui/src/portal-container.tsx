import { createContext, type ReactNode, use, useState } from 'react';
import { createPortal } from 'react-dom';

const PortalContainerContext = createContext<HTMLElement | null>(null);

/** Where floating parts are attached: the nearest provider's element, or `null` for the end of the body. */
export function usePortalContainer(): HTMLElement | null {
  return use(PortalContainerContext);
}

export interface PortalContainerProviderProps {
  /** Attributes that put floating parts in reach of styles nested under a selector, as `{ 'data-part': 'list' }`. */
  scope: Record<`data-${string}`, string>;
  children: ReactNode;
}

/** Gives the floating parts inside an element of their own at the end of the body that carries `scope`. */
export function PortalContainerProvider({ scope, children }: PortalContainerProviderProps) {
  const [container, setContainer] = useState<HTMLElement | null>(null);
  return (
    <PortalContainerContext value={container}>
      {children}
      {createPortal(<div ref={setContainer} data-slot="portal-container" {...scope} />, document.body)}
    </PortalContainerContext>
  );
}
