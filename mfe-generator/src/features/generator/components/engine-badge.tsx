import { Badge } from '@sitewright/ui';
import { useEngine } from '../api/use-engine.ts';

/** Says openly when no model writes the sites of this server. */
export function EngineBadge() {
  const engine = useEngine();
  if (engine?.engine !== 'composer') return null;
  return <Badge tone="outline">{engine.label}</Badge>;
}
