type ListeProps = { titre: string; items: readonly string[]; vide: string };

/** Lists what the campaign asks, under a title, or says that it asks nothing. */
export const ApercuListe = ({ titre, items, vide }: ListeProps) => (
  <div>
    <h3>{titre}</h3>
    {items.length === 0 ? (
      <p className="discret">{vide}</p>
    ) : (
      <ul>
        {items.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
    )}
  </div>
);
