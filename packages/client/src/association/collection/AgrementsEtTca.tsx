import { validiteOf } from '@asso/domain/association/collection/agrement-obtenu.rules';
import { sentDate } from '@asso/domain/referentiel/exercices.rules';
import { now } from '../../platform/clock.ts';
import { typeAgrement } from '../fiche/resume-rubriques.ts';
import { useFiche } from '../fiche/use-fiche.ts';
import { AlerteTca } from './AlerteTca.tsx';
import type { Ligne } from './use-collection.ts';

/** Some accreditations depend on the common file (TCA): this warns when it ends, and lists those lost with it. */
export function AgrementsEtTca({ id, items }: { id: string; items: readonly Ligne<'agrements'>[] }) {
  const read = useFiche(id);
  if (read.state !== 'lu') return null;
  const { agrement } = read.value;
  const perdus = items.filter((one) => validiteOf(one, sentDate(now()), agrement) === 'perdu');
  return (
    <>
      <AlerteTca agrement={agrement} />
      {perdus.length > 0 && <p>Perdus avec lui : {perdus.map(typeAgrement).join(', ')}.</p>}
    </>
  );
}
