// The title is « {h1} – {objet} – Portail Asso », with « Erreur – … » in front while a summary of errors is shown.
type Title = { parts: readonly string[]; errors: number };

let present: Title = { parts: [], errors: 0 };

export function titlePage(...parts: (string | undefined)[]): void {
  present = { ...present, parts: parts.filter((part) => part !== undefined && part !== '') as string[] };
  write();
}

/** Puts « Erreur » in the title until the returned function is called. */
export function titleErrors(): () => void {
  present = { ...present, errors: present.errors + 1 };
  write();
  return () => {
    present = { ...present, errors: present.errors - 1 };
    write();
  };
}

function write(): void {
  document.title = [...(present.errors > 0 ? ['Erreur'] : []), ...present.parts].join(' – ');
}
