import type { DossierSubventionView, ProjetView } from '@asso/contract/subvention/subvention.schemas';
import { formatEuros } from '@asso/domain/identifiants/affichage';
import type { CustomFields } from '@asso/domain/kernel/draft-schema';
import { scopesOf } from '@asso/domain/subvention/dossier-subvention.rules';
import { type Projet, projetFields } from '@asso/domain/subvention/projet.fields';
import { ReadValues } from '../ui/ReadValues.tsx';
import { completDe } from './dossier-complet.ts';
import { optionsDe } from './options-dossier.ts';

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
