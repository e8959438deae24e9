import { type APIRequestContext, expect } from '@playwright/test';

type Mail = { to: string; subject: string; text: string; links: string[]; at: string };

type Wanted = {
  to: string;
  subject?: RegExp;
  /** The number of the dossier, which the body says. */
  about?: string;
  text?: string | RegExp;
};

/** Waits for an e-mail in the demonstration's mailbox. */
export async function expectMail(
  request: APIRequestContext,
  { to, subject = /./, about = '', text = '' }: Wanted,
) {
  await expect
    .poll(async () =>
      (await mailsTo(request, to))
        .filter((one) => subject.test(one.subject) && one.text.includes(about))
        .map((one) => one.text),
    )
    .toContainEqual(typeof text === 'string' ? expect.stringContaining(text) : expect.stringMatching(text));
}

/** Waits for an e-mail and returns the first link of the latest one. */
export async function latestLink(request: APIRequestContext, { to, subject = /./ }: Wanted): Promise<string> {
  await expectMail(request, { to, subject });
  const [latest] = (await mailsTo(request, to)).filter((one) => subject.test(one.subject));
  return latest?.links[0] ?? '';
}

async function mailsTo(request: APIRequestContext, to: string): Promise<Mail[]> {
  const response = await request.get('/api/dev/mails', { params: { to } });
  return response.json();
}
