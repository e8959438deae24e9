import { adresseSiteLine } from '@asso/domain/agrement/haa/site.rules';
import { count } from '@asso/domain/identifiants/nombres-affiches';
import { announce } from '../../ui/page/announcer.ts';
import { useAdressesConnues } from './adresses-connues.ts';
import type { SiteSaisi } from './site-form.ts';

type AdressesConnuesProps = {
  idAsso: string;
  site: SiteSaisi;
  onChange: (path: string, to: unknown) => void;
};

/** Proposes the addresses that other sites already have at the typed postcode. */
export function AdressesConnues({ idAsso, site, onChange }: AdressesConnuesProps) {
  const cp = site.adresse?.cp;
  const connues = useAdressesConnues(idAsso, cp);
  const taken = connues.find(({ id }) => id === site.adresse_id);
  if (site.itinerant === true || site.adresse_membre === true || connues.length === 0) return null;
  if (taken) {
    return (
      <div className="cadre pile pile--serree">
        <p>Adresse reprise : {adresseSiteLine(taken)}</p>
        <div>
          <button
            type="button"
            className="fr-btn fr-btn--tertiary fr-btn--sm"
            onClick={() => {
              onChange('adresse_id', null);
              announce('Saisissez l’adresse du site.');
            }}
          >
            Saisir une autre adresse
          </button>
        </div>
      </div>
    );
  }
  return (
    <section className="cadre pile pile--serree" aria-label={`Adresses de vos sites à ${cp}`}>
      <p>
        {count(connues.length, 'adresse de vos sites est', 'adresses de vos sites sont')} à {cp} :
      </p>
      <ul className="liste-nue pile pile--serree">
        {connues.map((one) => (
          <li key={one.id}>
            <button
              type="button"
              className="fr-btn fr-btn--tertiary fr-btn--sm"
              onClick={() => {
                onChange('adresse_id', one.id);
                announce(`Adresse reprise : ${adresseSiteLine(one)}.`);
              }}
            >
              Reprendre {adresseSiteLine(one)}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
