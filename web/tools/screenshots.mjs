/**
 * Pictures of every screen, in two sizes and both themes: `node tools/screenshots.mjs http://127.0.0.1:8420 FOLDER`.
 * Needs a running server and a chromium. Also reports what axe finds serious, and what the browser complains about.
 */
import { existsSync, mkdirSync, mkdtempSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright-core';

const [address = 'http://127.0.0.1:8420', folder = 'screenshots', only = ''] = process.argv.slice(2);
const SIZES = { desk: [1440, 900], phone: [390, 844], wide: [2560, 1440] };
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const FLAGS = [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
];

mkdirSync(folder, { recursive: true });
const profile = mkdtempSync(join(tmpdir(), 'hexenkessel-'));
let failures = 0;

const context = await chromium.launchPersistentContext(profile, {
    executablePath: process.env.CHROMIUM ?? which('chromium'),
    args: FLAGS,
    baseURL: address,
});
try {
    const tables = await prepare();
    const screens = {
        lobby: '/',
        new: '/new',
        waiting: `/table/${tables.waiting}`,
        table: `/table/${tables.running}`,
        rules: '/rules/titan/T7.4a',
        credits: '/credits',
        missing: '/nowhere/at/all',
    };
    for (const [size, [width, height]] of Object.entries(SIZES)) {
        for (const theme of ['light', 'dark']) {
            for (const [name, path] of Object.entries(screens)) {
                if (only && !`${name}-${size}-${theme}`.includes(only)) continue;
                if (size === 'wide' && !['lobby', 'table'].includes(name)) continue;
                await shoot(`${name}-${size}-${theme}`, path, { width, height }, theme);
            }
        }
    }
} finally {
    await context.close();
}
process.exitCode = failures ? 1 : 0;

function which(program) {
    const places = (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, program));
    return places.find((place) => existsSync(place)) ?? program;
}

/** Somebody with a game under way and a table that waits. */
async function prepare() {
    const post = async (path, data) => {
        const answer = await context.request.post(`/api${path}`, { data, headers: { origin: address } });
        if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
        return answer.json();
    };
    await post('/guest', { name: 'Anna' });
    const [game] = await (await context.request.get('/api/games')).json();
    const bot = game.bots[0];
    const open = (seats, start) =>
        post('/tables', { game: game.name, options: {}, seats, private: false, start });
    const running = await open([{ kind: 'me' }, { kind: 'bot', bot }, { kind: 'bot', bot }], true);
    const waiting = await open([{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', bot }], false);
    return { running: running.id, waiting: waiting.id };
}

async function shoot(name, path, viewport, theme) {
    const page = await context.newPage();
    const complaints = [];
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    page.on('pageerror', (error) => complaints.push(String(error)));
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    await page.goto(path);
    await page.waitForLoadState('networkidle').catch(() => undefined);
    await page.waitForTimeout(600);
    await page.screenshot({ path: join(folder, `${name}.png`) });
    await page.evaluate(AXE).catch(() => undefined);
    const found = await page.evaluate(async () => {
        if (!('axe' in window)) return [];
        const { violations } = await window.axe.run(document, { resultTypes: ['violations'] });
        return violations
            .filter(({ impact }) => impact === 'serious' || impact === 'critical')
            .map(
                ({ id, nodes }) =>
                    `${id}: ${nodes
                        .slice(0, 3)
                        .map((node) => node.target.join(' '))
                        .join(' | ')}`,
            );
    });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (overflow > 0) complaints.push(`${overflow} px wider than the screen`);
    for (const complaint of [...complaints, ...found]) {
        failures += 1;
        console.log(`${name}: ${complaint}`);
    }
    await page.close();
}
