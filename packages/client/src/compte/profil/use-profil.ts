import { profilEndpoints } from '@asso/contract/compte/profil.endpoints';
import type { User } from '@asso/contract/compte/user.schemas';
import type { Profil } from '@asso/domain/compte/profil.fields';
import { type CallOutcome, call } from '../../platform/call/call.ts';
import { loadUser } from '../../platform/session/session.ts';

export type Mine = {
  user: User;
  version: number;
  /** Shows what a save returned. */
  onChanged: (user: User, version: number | null) => void;
};

type Saved = CallOutcome<typeof profilEndpoints.updateUser>;

/** Saves the changed fields [R7.4]; the header shows the new name at once. */
export async function saveProfil(
  { user, version, onChanged }: Mine,
  changed: Profil & { password?: string },
): Promise<Saved> {
  const outcome = await call(profilEndpoints.updateUser, {
    params: { id: user._id },
    body: changed,
    ifMatch: version,
  });
  if (outcome.ok) {
    onChanged(outcome.value, outcome.version);
    await loadUser({ again: true });
  }
  return outcome;
}
