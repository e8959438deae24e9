import { toComplet } from '@asso/contract/subvention/complet-de';
import type { DossierSubventionView } from '@asso/contract/subvention/subvention.schemas';
import { formatSiret } from '@asso/domain/identifiants/nombres-affiches';
import type { CustomFields } from '@asso/domain/kernel/draft-schema';
import { toScopes } from '@asso/domain/subvention/dossier-complet.rules';
import { dossierSubventionFields } from '@asso/domain/subvention/dossier-subvention.fields';
import { listDossierOptions } from '../demarche/demandeur/options-dossier.ts';
import { ReadValues } from '../ui/ReadValues.tsx';
import { ReadList } from '../ui/table/ReadList.tsx';
import { askedIn } from './sections.ts';

type LectureDemandeurProps = {
  dossier: DossierSubventionView;
  /**
   * True for readers who never see the RIB: the line is then left out, since an empty one would look like a missing
   * RIB.
   */
  sansRib?: boolean;
};

/** Shows who asks, who signs, where the money goes and the campaign's own questions, as the dossier holds them. */
export const LectureDemandeur = ({ dossier, sansRib = false }: LectureDemandeurProps) => (
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
      only={askedIn('demandeur').filter((name) => !sansRib || name !== 'id_rib')}
      parentPath="demandeur"
      options={listDossierOptions(dossier)}
    />
    <LectureEnPlus dossier={dossier} />
  </>
);

function LectureEnPlus({ dossier }: { dossier: DossierSubventionView }) {
  const { customs } = dossierSubventionFields;
  const custom = dossier.campagne.champs_personnalises as CustomFields;
  if (Object.keys(custom[customs.bloc] ?? {}).length === 0) return null;
  const { tete } = dossier;
  const scopes = { ...toScopes(toComplet(dossier)), custom: tete.customs ?? {} };
  return <ReadValues value={tete} fields={{ customs }} scopes={scopes} custom={custom} />;
}
