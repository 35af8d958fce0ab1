import type { Classified } from '../classify/classified.ts';
import { withAmendments } from './amend/amendments.ts';
import { withBans } from './bans.ts';
import { withCorrections } from './corrections.ts';
import { withDenials } from './denials.ts';
import { withDependence } from './dependence.ts';
import { withEnds } from './ends.ts';
import { withIntroductions } from './introductions.ts';
import { withOrders } from './orders.ts';
import { withReplacements } from './replacements.ts';
import { withTalk } from './talk.ts';
import { withTurns } from './turns.ts';
import { withWithdrawals } from './withdrawals.ts';

/**
 * Reads statements as a conversation, each by those before it: what a later one corrects or takes back, who introduces themselves,
 * and what hangs on something that visitors do not read. Their number and order stay.
 */
export const relate = (statements: readonly Classified[]): Classified[] =>
  withDependence(
    withTalk(
      withOrders(
        withIntroductions(
          withWithdrawals(
            withBans(
              withCorrections(withAmendments(withEnds(withTurns(withDenials(withReplacements(statements)))))),
            ),
          ),
        ),
      ),
    ),
  );
