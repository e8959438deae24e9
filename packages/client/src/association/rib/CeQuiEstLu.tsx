import type { PapierRib } from '@asso/contract/association/papier-rib.endpoints';
import { formatIban } from '@asso/domain/identifiants/nombres-affiches';
import type { ReactNode } from 'react';
import '../association.css';

type Lu = NonNullable<PapierRib['lu']>;

/**
 * Shows what was read on the paper, in numbered lines; the same numbers stand in the frames drawn on the paper.
 */
export function CeQuiEstLu({ lu, nom }: { lu: Lu; nom: string }) {
  const { titulaire, iban, bic, banque, accord, doutes, nature } = lu;
  const isRib = nature === 'rib';
  return (
    <ol className="liste-nue rib-papier__lu">
      <Ligne numero={1} label="Titulaire" valeur={titulaire?.valeur ?? 'Nous n’avons pas lu le nom'}>
        {isRib && accord === 'meme' && <Bon>C’est le nom de l’association</Bon>}
        {isRib && accord === 'proche' && <Bon>Ce nom ressemble à celui de l’association</Bon>}
        {accord === 'differe' && (
          <Alerte>
            L’association s’appelle « {nom} » : un mot n’est pas le même. Est-ce bien votre compte ?
          </Alerte>
        )}
        {accord === 'autre' && (
          <Alerte>Ce n’est pas « {nom} ». Les services refusent le compte d’une personne.</Alerte>
        )}
      </Ligne>
      <Ligne numero={2} label="IBAN" valeur={iban ? <Iban iban={iban.valeur} /> : 'Pas lu'}>
        {iban && isRib && doutes.length === 0 && (
          <Bon>{iban.valeur.length} caractères, clé de contrôle juste</Bon>
        )}
        {doutes.map((doute) => (
          <Alerte key={doute}>{doutesSaid[doute]}</Alerte>
        ))}
      </Ligne>
      <Ligne
        numero={3}
        label="BIC et banque"
        valeur={[bic?.valeur, banque?.valeur].filter(Boolean).join(', ') || 'Pas lus'}
      />
    </ol>
  );
}

/** Shows the IBAN, which breaks between two groups on a narrow screen, as it does on a paper. */
const Iban = ({ iban }: { iban: string }) => (
  <span className="rib-papier__iban nombre">{formatIban(iban).replaceAll('\u00a0', ' ')}</span>
);

const doutesSaid: Readonly<Record<Lu['doutes'][number], string>> = {
  corrige: 'Des lettres et des chiffres se ressemblent sur ce papier. Comparez chaque groupe.',
  calcule:
    'L’IBAN n’est pas lisible : il vient du code banque, du guichet, du compte et de la clé. Comparez.',
  plusieurs: 'Ce papier montre plusieurs comptes. Vérifiez que c’est le bon.',
  'peu-lisible': 'Le papier est peu lisible ici. Comparez chaque groupe.',
};

type LigneProps = { numero: number; label: string; valeur: ReactNode; children?: ReactNode };

const Ligne = ({ numero, label, valeur, children }: LigneProps) => (
  <li>
    <span className="rib-papier__numero" aria-hidden="true">
      {numero}
    </span>
    <div>
      <p className="discret">{label}</p>
      <p className="rib-papier__valeur">{valeur}</p>
      {children}
    </div>
  </li>
);

const Bon = ({ children }: { children: ReactNode }) => (
  <p className="rib-papier__bon">
    <span className="fr-icon-check-line fr-icon--sm" aria-hidden="true" /> {children}
  </p>
);

const Alerte = ({ children }: { children: ReactNode }) => (
  <p className="attention">
    <span className="fr-icon-warning-line fr-icon--sm" aria-hidden="true" /> {children}
  </p>
);
