import {
  type CreatedShareLink,
  createShareLinkRequestSchema,
  limits,
  routes,
  type ShareDays,
  type SiteDetails,
  shareDays,
} from '@sitewright/contracts';
import { Alert, Button, Field, PasswordInput, Segment, SegmentedControl, Select } from '@sitewright/ui';
import { useApi, useSentForm } from '@sitewright/web-kit';
import { Link2 } from 'lucide-react';
import { useState } from 'react';
import { useVersions } from '../versions/use-versions.ts';
import { titleOf } from '../versions/version-words.ts';

const newest = 'newest';
const dayWords = (days: ShareDays) => (days === 1 ? '1 day' : `${days} days`);

interface LinkFormProps {
  site: SiteDetails;
  onMade: (made: CreatedShareLink) => void;
}

/** What is shared, for how long, and with which password. */
export function LinkForm({ site, onMade }: LinkFormProps) {
  const api = useApi();
  const versions = useVersions(site);
  const [days, setDays] = useState<ShareDays>(7);
  const { errors, failure, isBusy, handleSubmit } = useSentForm({
    read: (data) => {
      const [version, password] = [String(data.get('version')), String(data.get('password'))];
      return createShareLinkRequestSchema.safeParse({
        days,
        ...(version !== newest && { version: Number(version) }),
        ...(password !== '' && { password }),
      });
    },
    send: async (body) =>
      onMade(await api.call(routes.createShareLink, { params: { id: site.folderId }, body })),
  });
  const entries = versions.status === 'ready' ? versions.value.versions : [];
  return (
    <form noValidate className="grid gap-4.5" onSubmit={handleSubmit}>
      <Field label="What they see">
        <Select name="version" defaultValue={newest}>
          <option value={newest}>Always the newest version</option>
          {entries.map((entry) => (
            <option key={entry.number} value={entry.number}>
              Version {entry.number}: {titleOf(entry)}
            </option>
          ))}
        </Select>
      </Field>
      <div className="grid gap-1.5">
        <p aria-hidden="true" className="font-semibold text-[0.84375rem] text-ink">
          Ends by itself after
        </p>
        <SegmentedControl
          label="Ends by itself after"
          value={String(days)}
          className="justify-self-start"
          onValueChange={(value) => setDays(shareDays.find((each) => String(each) === value) ?? 7)}
        >
          {shareDays.map((each) => (
            <Segment key={each} value={String(each)}>
              {dayWords(each)}
            </Segment>
          ))}
        </SegmentedControl>
      </div>
      <Field
        label="Password (optional)"
        hint={`At least ${limits.sharePasswordMinLength} characters. Send it another way than the link.`}
        error={errors.password}
      >
        <PasswordInput name="password" autoComplete="new-password" />
      </Field>
      {failure && <Alert>{failure.message}</Alert>}
      <Button type="submit" busy={isBusy} className="justify-self-start">
        <Link2 aria-hidden="true" />
        Make link
      </Button>
    </form>
  );
}
