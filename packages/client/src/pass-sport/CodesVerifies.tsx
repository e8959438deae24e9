import type { CodeVerifie } from '@asso/contract/pass-sport/pass-sport.schemas';
import { count } from '@asso/domain/identifiants/nombres-affiches';

/** Each code has a line that says who it belongs to, or why it enrols nobody. */
export const CodesVerifies = ({ resultats }: { resultats: readonly CodeVerifie[] }) => (
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
