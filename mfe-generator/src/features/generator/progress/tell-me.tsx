import { Button } from '@sitewright/ui';
import { canNotify, mayNotify } from '@sitewright/web-kit/ends';
import { Bell } from 'lucide-react';
import { useState } from 'react';

/** Offers a notification; the browser asks for consent when it is pressed, and never before. */
export function TellMe() {
  const [permission, setPermission] = useState<NotificationPermission>();
  if (permission === 'denied') {
    return <p className="mt-5 text-ink-3 text-small">The browser keeps notifications of this page back.</p>;
  }
  if (!canNotify()) return null;
  if (mayNotify()) {
    return (
      <p className="mt-5 flex gap-2 text-ink-3 text-small">
        <Bell aria-hidden="true" className="mt-0.5 size-3.5 shrink-0" />
        You will be told when it is done.
      </p>
    );
  }
  return (
    <Button
      variant="ghost"
      size="sm"
      className="-ml-2.75 mt-4"
      onClick={async () => setPermission(await Notification.requestPermission())}
    >
      <Bell aria-hidden="true" />
      Tell me when it is done
    </Button>
  );
}
