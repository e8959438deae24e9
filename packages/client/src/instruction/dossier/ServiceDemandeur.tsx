import { dossierEndpoints } from '@asso/contract/dossier/dossier.endpoints';
import type { DossierSubventionView } from '@asso/contract/subvention/subvention.schemas';
import { count } from '@asso/domain/identifiants/nombres-affiches';
import { dossierSubventionFields } from '@asso/domain/subvention/dossier-subvention.fields';
import { PreuveSignature } from '../../dossier/signature/PreuveSignature.tsx';
import { AppLink } from '../../platform/AppLink.tsx';
import { useRead } from '../../platform/use-read.ts';
import { LectureDemandeur } from '../../subvention/LectureDemandeur.tsx';
import { askedIn } from '../../subvention/sections.ts';
import { ReadValues } from '../../ui/ReadValues.tsx';
import { inFileHref } from '../file/file-instruction.ts';
import { InstructionTable } from '../file/InstructionTable.tsx';
import { champsLus } from '../file/ligne-file.ts';
import { ServiceAilleurs } from './ServiceAilleurs.tsx';
import { instructionVue } from './service-instruction.ts';

/** Shows who asks, who signed, and what the same association asks elsewhere. */
export const ServiceDemandeur = ({ dossier }: { dossier: DossierSubventionView }) => (
  <div className="pile pile--large">
    <div className="pile pile--serree">
      <LectureDemandeur dossier={dossier} />
    </div>
    <section className="pile pile--serree" aria-labelledby="attestation">
      <h3 id="attestation" className="fr-h6">
        Attestation
      </h3>
      <ReadValues
        value={dossier.tete}
        fields={dossierSubventionFields.attestation.fields}
        only={askedIn('attestation')}
        parentPath="attestation"
      />
      <PreuveSignature id_fo={dossier.id_fo} />
    </section>
    <ServiceAutresDossiers dossier={dossier} />
    <ServiceAilleurs id_fo={dossier.id_fo} service={instructionVue(dossier).id_service_instructeur} />
  </div>
);

const shownAtMost = 5;
const autresColonnes = ['numero', 'projet', 'exercices', 'etat', 'demande', 'accorde'] as const;

/** Lists the other dossiers that this establishment has sent to the reader's service. */
function ServiceAutresDossiers({ dossier }: { dossier: DossierSubventionView }) {
  const { id_siret } = dossier.demandeur;
  const read = useRead(dossierEndpoints.listDossiers, {
    query: { demandeur: [id_siret], limit: shownAtMost + 1, fields: champsLus(autresColonnes) },
  });
  if (read.state !== 'lu') return null;
  const others = read.value.items.filter(({ id }) => id !== dossier.id);
  const n = read.value.total - (others.length < read.value.items.length ? 1 : 0);
  return (
    <section className="pile pile--serree" aria-labelledby="autres-dossiers">
      <h3 id="autres-dossiers" className="fr-h6">
        Autres dossiers de ce demandeur
      </h3>
      {others.length === 0 ? (
        <p>Aucun autre dossier dans votre service.</p>
      ) : (
        <InstructionTable
          caption="Autres dossiers de ce demandeur"
          rows={others.slice(0, shownAtMost)}
          colonnes={autresColonnes}
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
