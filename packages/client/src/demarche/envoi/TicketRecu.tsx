import type { ReactNode } from 'react';
import { CopyText } from '../../ui/CopyText.tsx';

export type Ticket = {
  /** The name of what was sent; `aide` says in grey what it asks for. */
  nom: string;
  aide?: string;
  lignes: readonly { label: string; value: ReactNode }[];
  /** The word before the number to copy, such as « Dossier ». */
  numero: string;
  reference: string;
  /** Links to keep a copy: the récépissé, the whole dossier. */
  children?: ReactNode;
};

/** The récépissé, drawn as a ticket: what was sent, how much, when, by whom, and its number. */
export const TicketRecu = ({ nom, aide, lignes, numero, reference, children }: Ticket) => (
  <section className="ticket" aria-label="Récépissé">
    <div className="ticket__haut">
      <p className="discret petit">Récépissé</p>
      <p className="ticket__nom">{nom}</p>
      {aide && <p className="discret petit">{aide}</p>}
    </div>
    <dl className="ticket__lignes">
      {lignes.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      <div>
        <dt>{numero}</dt>
        <dd>
          <CopyText text={reference} what="le numéro" />
        </dd>
      </div>
    </dl>
    {children && <div className="ticket__liens pile pile--serree">{children}</div>}
  </section>
);
