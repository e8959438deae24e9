import { canRattacher } from '@asso/domain/association/association.rights';
import { AppLink } from '../../platform/AppLink.tsx';
import { useSignedInUser } from '../../platform/session/session.ts';
import { useWornRole } from '../../platform/session/session-role.ts';
import { numerosHref } from './numeros-href.ts';

/** Leads who administers all associations to the numbers of this one. */
export function NumerosLink({ id }: { id: string }) {
  const { territoire } = useSignedInUser();
  const role = useWornRole() ?? '';
  if (!canRattacher({ role, territoire })) return null;
  return (
    <AppLink className="fr-btn fr-btn--tertiary fr-btn--sm" href={numerosHref(id)}>
      Numéros et fusion
    </AppLink>
  );
}
