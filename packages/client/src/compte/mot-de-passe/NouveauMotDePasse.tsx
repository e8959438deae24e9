import { motDePasseCriteres } from '@asso/domain/identifiants/mot-de-passe';
import type { OwnControlProps } from '../../ui/fields/form.ts';
import { PasswordControl } from '../../ui/fields/PasswordControl.tsx';
import './mot-de-passe.css';

/** The field of a new password, typed once since it can be shown; its criteria are ticked as one types. */
export const NouveauMotDePasse = ({ value, ...control }: OwnControlProps) => (
  <PasswordControl
    {...control}
    value={String(value ?? '')}
    autoComplete="new-password"
    criteria={<Criteres password={String(value ?? '')} />}
  />
);

function Criteres({ password }: { password: string }) {
  return (
    <>
      <p className="fr-hint-text criteres__titre">Il doit contenir :</p>
      <ul className="criteres">
        {motDePasseCriteres(password).map(({ id, label, isMet }) => (
          <li key={id} className={isMet ? 'criteres__rempli fr-icon-check-line' : 'criteres__attendu'}>
            {label}
            <span className="invisible">{isMet ? ', c’est fait' : ', à ajouter'}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
