import type { CodeVerifie, DossierPsp, StructurePsp } from '@asso/contract/pass-sport/pass-sport.schemas';
import { count } from '@asso/domain/identifiants/nombres-affiches';
import type { Choice, Fields } from '@asso/domain/kernel/fields';
import { codesMax } from '@asso/domain/pass-sport/code.rules';
import { ActionButton } from '../ui/ActionButton.tsx';
import { FormFrame } from '../ui/FormFrame.tsx';
import { ErrorSummary } from '../ui/fields/ErrorSummary.tsx';
import { FieldList } from '../ui/fields/FieldList.tsx';
import { SelectControl } from '../ui/fields/SelectControl.tsx';
import { titreOptions } from './titres.ts';
import { useCodes } from './use-codes.ts';

type CodesFormProps = {
  structure: StructurePsp;
  dossier: DossierPsp;
  onEnrolled: (dossier: DossierPsp) => Promise<void>;
};

/** Takes pasted or typed codes, and shows a result for each before anybody is enrolled. */
export function CodesForm({ structure, dossier, onEnrolled }: CodesFormProps) {
  const codes = useCodes({ structure, dossier, onEnrolled });
  const { texte, titre, resultats, errors, attempt } = codes;
  const options = titreOptions(structure);
  const bons = (resultats ?? []).filter(({ problem }) => !problem).length;
  const verify = () => {
    void codes.verify();
  };
  return (
    <section className="pile" aria-labelledby="psp-codes">
      <h2 className="fr-h4" id="psp-codes">
        Ajouter des bénéficiaires
      </h2>
      <ErrorSummary errors={errors} attempt={attempt} />
      <FormFrame className="feuille pile" onSend={verify}>
        <FieldList
          fields={champsOf(dossier, options)}
          value={{ codes: texte, federation: { siren: titre } }}
          errors={errors}
          own={{ 'federation.siren': (control) => <SelectControl {...control} /> }}
          onChange={(path, value) =>
            path === 'codes' ? codes.setTexte(String(value ?? '')) : codes.setTitre(value as string | null)
          }
        />
        <div>
          <ActionButton kind="secondaire" isBusy={codes.isChecking} busyText="Vérification en cours…">
            Vérifier
          </ActionButton>
        </div>
      </FormFrame>
      {resultats && <CodesVerifies resultats={resultats} />}
      {bons > 0 && (
        <div>
          <ActionButton onPress={codes.enrol} busyText="Inscription en cours…">
            {`Inscrire ${count(bons, 'bénéficiaire', 'bénéficiaires')}`}
          </ActionButton>
        </div>
      )}
    </section>
  );
}

/** Lists the checked codes, each with the person it belongs to or the reason why it enrols nobody. */
const CodesVerifies = ({ resultats }: { resultats: readonly CodeVerifie[] }) => (
  <ul className="liste-nue codes" aria-label="Codes vérifiés">
    {resultats.map(({ id_psp, beneficiaire, problem }) => (
      <li key={id_psp} className={problem ? 'codes__ligne codes__ligne--refus' : 'codes__ligne'}>
        <span
          className={problem ? 'codes__marque fr-icon-error-line' : 'codes__marque fr-icon-success-line'}
          aria-hidden="true"
        />
        <span className="nombre codes__code">{id_psp}</span>
        <span>
          {problem
            ? problem.message
            : beneficiaire &&
              `${beneficiaire.prenom} ${beneficiaire.initiale}, ${count(beneficiaire.age, 'an', 'ans')}, ${beneficiaire.commune}`}
        </span>
      </li>
    ))}
  </ul>
);

/** The fields of the form; the federation is asked only when the association has several. */
const champsOf = (dossier: DossierPsp, options: readonly Choice[]): Fields => ({
  ...(options.length > 1 && {
    'federation.siren': {
      kind: 'choice',
      label: 'Fédération de ces inscriptions',
      options,
      requiredAt: 'saisie',
    },
  }),
  codes: {
    kind: 'text',
    label: 'Codes Pass’Sport',
    aide: `Un code par ligne, ${codesMax} au plus. Exemple : ${dossier.exercice.id}-JWEL-ZKBC.`,
    multiline: true,
    max: codesMax * 40,
    requiredAt: 'saisie',
  },
});
