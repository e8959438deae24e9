import { documentEndpoints } from '@asso/contract/document/document.endpoints';
import type { DossierSubventionView, ProjetView } from '@asso/contract/subvention/subvention.schemas';
import { formatEuros, formatSiret, formatTaille } from '@asso/domain/identifiants/affichage';
import type { CustomFields } from '@asso/domain/kernel/draft-schema';
import { dossierSubventionFields } from '@asso/domain/subvention/dossier-subvention.fields';
import { scopesOf } from '@asso/domain/subvention/dossier-subvention.rules';
import { type Projet, projetFields } from '@asso/domain/subvention/projet.fields';
import { DownloadLink } from '../platform/DownloadLink.tsx';
import { ReadList } from '../ui/ReadList.tsx';
import { ReadValues } from '../ui/ReadValues.tsx';
import { completDe } from './dossier-complet.ts';
import { optionsDe } from './options-dossier.ts';
import { askedIn } from './use-etape.ts';

/** Who asked, who signs, where the money goes, as the dossier holds it. */
export const LectureDemandeur = ({ dossier }: { dossier: DossierSubventionView }) => (
  <>
    <ReadList
      items={[
        { label: 'Association', value: dossier.demandeur.nom },
        {
          label: 'Établissement',
          value: <span className="nombre">{formatSiret(dossier.demandeur.id_siret)}</span>,
        },
      ]}
    />
    <ReadValues
      value={dossier.tete}
      fields={dossierSubventionFields.demandeur.fields}
      only={askedIn('demandeur')}
      parentPath="demandeur"
      options={optionsDe(dossier)}
    />
  </>
);

export const LecturePieces = ({ pieces }: Pick<DossierSubventionView, 'pieces'>) =>
  pieces.length === 0 ? (
    <p>Aucune pièce demandée.</p>
  ) : (
    <ReadList
      items={pieces.map(({ label, document }) => ({
        label,
        value: document && (
          <DownloadLink
            row={documentEndpoints.downloadDocument}
            params={{ uuid: document.uuid }}
            details={formatTaille(document.taille)}
          >
            {document.nom}
          </DownloadLink>
        ),
      }))}
    />
  );

type LectureProjetProps = { dossier: DossierSubventionView; projet: ProjetView };

/** Its amounts at once, all of it on demand. */
export function LectureProjet({ dossier, projet }: LectureProjetProps) {
  const scopes = { ...scopesOf(completDe(dossier, dossier.tete)), projet: projet.corps };
  const { montant_demande, montant_accorde, corps } = projet;
  return (
    <>
      <p>
        {formatEuros(montant_demande)} demandés
        {montant_accorde !== null && `, ${formatEuros(montant_accorde)} accordés`}
      </p>
      <details className="plis">
        <summary>Tout lire</summary>
        <ReadValues
          value={corps satisfies Projet}
          fields={projetFields}
          scopes={{ ...scopes, custom: corps.customs ?? {} }}
          custom={dossier.campagne.champs_personnalises as CustomFields}
          options={optionsDe(dossier)}
        />
      </details>
    </>
  );
}
