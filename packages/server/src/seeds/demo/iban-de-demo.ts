/** Makes an IBAN with right check digits, of a bank that does not exist. */
export function demoIban(rang: number): string {
  const [banque, guichet, compte] = ['99999', '00001', String(rang).padStart(11, '0')];
  const cle = 97n - ((89n * BigInt(banque) + 15n * BigInt(guichet) + 3n * BigInt(compte)) % 97n);
  const bban = `${banque}${guichet}${compte}${String(cle).padStart(2, '0')}`;
  // The check digits are computed with « FR00 » at the end: F is 15, R is 27.
  const controle = 98n - (BigInt(`${bban}152700`) % 97n);
  return `FR${String(controle).padStart(2, '0')}${bban}`;
}
