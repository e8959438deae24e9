import { dossierEndpoints } from '@asso/contract/dossier/dossier.endpoints';
import type { DossierSubventionView } from '@asso/contract/subvention/subvention.schemas';
import { count } from '@asso/domain/identifiants/nombres-affiches';
import { AppLink } from '../../platform/AppLink.tsx';
import { useRead } from '../../platform/use-read.ts';
import { inFileHref } from '../file/file-instruction.ts';
import { InstructionTable } from '../file/InstructionTable.tsx';

const shownAtMost = 5;

/** It lists the other dossiers of this establishment before this service. */
export function ServiceAutresDossiers({ dossier }: { dossier: DossierSubventionView }) {
  const { id_siret } = dossier.demandeur;
  const read = useRead(dossierEndpoints.listDossiers, {
    query: { demandeur: [id_siret], limit: shownAtMost + 1 },
  });
  if (read.state !== 'lu') return null;
  const others = read.value.items.filter(({ id }) => id !== dossier.id);
  const n = read.value.total - (others.length < read.value.items.length ? 1 : 0);
  return (
    <section className="pile pile--serree" aria-labelledby="autres-dossiers">
      <h2 id="autres-dossiers" className="fr-h4">
        Autres dossiers de ce demandeur
      </h2>
      {others.length === 0 ? (
        <p>Aucun autre dossier dans votre service.</p>
      ) : (
        <InstructionTable
          caption="Autres dossiers de ce demandeur"
          rows={others.slice(0, shownAtMost)}
          colonnes={['numero', 'association', 'exercices', 'etat', 'demande', 'accorde']}
          hrefOf={(one) =>
            inFileHref(
              { genre: one.genre, id_siret: one.demandeur.id_siret, id_fo: one.id_fo },
              `?demandeur=${id_siret}`,
            )
          }
        />
      )}
      {n > shownAtMost && (
        <p>
          <AppLink href={`/dossiers?demandeur=${id_siret}`}>
            Voir les {count(n, 'autre dossier', 'autres dossiers')}
          </AppLink>
        </p>
      )}
    </section>
  );
}
