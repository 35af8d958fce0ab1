import type { Role } from '@sitewright/contracts';
import { Badge } from '@sitewright/ui';

export const RoleBadge = ({ role }: { role: Role }) => (
  <Badge tone={role === 'admin' ? 'purple' : 'neutral'}>{role}</Badge>
);
