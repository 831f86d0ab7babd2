import type { Page } from '@playwright/test';

export interface Look {
  /** Fingers need larger targets than a mouse. */
  readonly touch: boolean;
  /** Names that players chose: they may be shortened, with the whole in the title. */
  readonly names: readonly string[];
}

/** What a person would call broken on this screen, each fault in a line; none if everything fits. */
export const misfits = (page: Page, look: Look): Promise<string[]> =>
  page.evaluate(
    ({ touch, names }) => {
      const SMALLEST_TEXT = 12;
      const TARGET = touch ? 44 : 24;
      const SLACK = 1.5;
      /** What may lie over the table for a while. */
      const ABOVE = 'dialog, [role="dialog"], [role="tooltip"], [role="status"], [role="alert"], [data-drawer], [data-part="banner"]';
      const TARGETS = 'button, a[href], input, select, summary, [role="button"], [role="tab"], [role="switch"], [tabindex="0"]';

      const faults: string[] = [];
      /** Each element is asked once: nothing moves meanwhile. */
      const once = <T>(ask: (one: Element) => T): ((one: Element) => T) => {
        const known = new Map<Element, T>();
        return (one) => {
          const answer = known.get(one) ?? ask(one);
          known.set(one, answer);
          return answer;
        };
      };
      const isShown = (one: Element): boolean => one.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      const nameOf = once((one): string => {
        const own = one.getAttribute('aria-label') ?? (one.textContent ?? '').trim().replace(/\s+/g, ' ');
        return `${one.tagName.toLowerCase()}${[...one.classList]
          .filter((name) => !name.startsWith('svelte-'))
          .map((name) => `.${name}`)
          .join('')} "${own.slice(0, 40)}"`;
      });
      const related = (a: Element, b: Element): boolean => a.contains(b) || b.contains(a);
      const fanOf = once((one): Element | null => one.closest('[data-fan]'));
      const isName = (one: Element): boolean => one.closest('[data-part="name"]') !== null;
      /** Cards of a fan lie over each other, but not over a name. */
      const sameFan = (a: Element, b: Element): boolean => fanOf(a) !== null && fanOf(a) === fanOf(b);
      const mayCover = (over: Element, text: Element): boolean => sameFan(over, text) && !isName(text);
      const isAbove = once((one): boolean => one.closest(ABOVE) !== null);

      interface Box {
        left: number;
        top: number;
        right: number;
        bottom: number;
      }
      const within = (a: Box, b: Box): Box => ({
        left: Math.max(a.left, b.left),
        top: Math.max(a.top, b.top),
        right: Math.min(a.right, b.right),
        bottom: Math.min(a.bottom, b.bottom),
      });
      const widthOf = ({ left, right }: Box): number => right - left;
      const heightOf = ({ top, bottom }: Box): number => bottom - top;
      const isEmpty = (box: Box): boolean => widthOf(box) <= 1 || heightOf(box) <= 1;
      const isInside = (a: Box, b: Box): boolean =>
        a.left >= b.left - SLACK && a.top >= b.top - SLACK && a.right <= b.right + SLACK && a.bottom <= b.bottom + SLACK;
      const screen: Box = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };

      interface Frame {
        box: Box;
        scrolls: boolean;
      }
      const framesOf = once((one): readonly Frame[] => {
        const around = one.parentElement;
        if (!around || around === document.body) return [];
        const { overflowX, overflowY, display } = getComputedStyle(around);
        if ((overflowX === 'visible' && overflowY === 'visible') || display === 'contents') return framesOf(around);
        const scrolls = [overflowX, overflowY].some((how) => how === 'auto' || how === 'scroll');
        return [{ box: around.getBoundingClientRect(), scrolls }, ...framesOf(around)];
      });

      const strength = once((one): number => Number(getComputedStyle(one).opacity) * (one.parentElement ? strength(one.parentElement) : 1));
      const paints = once((one): boolean => {
        const { backgroundColor, backgroundImage } = getComputedStyle(one);
        if (strength(one) < 0.35) return false;
        if (one instanceof SVGElement) return !(one instanceof SVGSVGElement);
        const [, , , alpha = '1'] = backgroundColor.match(/[\d.]+/g) ?? [];
        return one instanceof HTMLImageElement || backgroundImage !== 'none' || Number(alpha) > 0.35;
      });
      /** What is painted over an element at a point. */
      const coverAt = (one: Element, x: number, y: number): Element | undefined => {
        const top = document.elementFromPoint(x, y);
        if (!top || related(top, one)) return undefined;
        for (const each of document.elementsFromPoint(x, y)) {
          if (related(each, one)) return undefined;
          if (paints(each)) return each;
        }
        return undefined;
      };

      interface Text {
        node: Node;
        parent: Element;
        boxes: Box[];
      }
      const sizeOf = (parent: Element): number => {
        const size = Number.parseFloat(getComputedStyle(parent).fontSize);
        if (parent instanceof SVGGraphicsElement) return size * (parent.getScreenCTM()?.a ?? 1);
        return size * ((parent as Element & { currentCSSZoom?: number }).currentCSSZoom ?? 1);
      };
      /** A pixel of a page that may be drawn larger. */
      const hair = (document.body as Element & { currentCSSZoom?: number }).currentCSSZoom ?? 1;
      const isForEars = once((one): boolean => {
        if (one === document.body) return false;
        const { width, height } = one.getBoundingClientRect();
        if ((width <= hair || height <= hair) && getComputedStyle(one).overflow !== 'visible') return true;
        return one.parentElement !== null && isForEars(one.parentElement);
      });

      /** Words of a text that go on in the next line. */
      function brokenIn(node: Node): string[] {
        const range = document.createRange();
        return [...(node.textContent ?? '').matchAll(/[\p{L}\p{N}]{2,}/gu)].flatMap(({ 0: word, index }) => {
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          const lines = [...range.getClientRects()].filter((box) => !isEmpty(box)).map(({ top, bottom }) => (top + bottom) / 2);
          return Math.max(...lines) - Math.min(...lines) > 4 ? [word] : [];
        });
      }

      const texts: Text[] = [];
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const parent = node.parentElement;
        if (!parent || !node.textContent?.trim() || !isShown(parent) || isForEars(parent) || parent.closest('script, style, option, title')) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const boxes = [...range.getClientRects()].filter((box) => !isEmpty(box));
        if (boxes.length === 0) continue;
        const fail = (fault: string): number => faults.push(`${fault}: "${node.textContent?.trim().slice(0, 40)}" in ${nameOf(parent)}`);
        const frames = framesOf(parent);
        const seen = boxes.filter((box) => frames.every((frame) => !isEmpty(within(box, frame.box))) && !isEmpty(within(box, screen)));
        if (seen.length === 0) continue;
        const fixed = frames.filter(({ scrolls }) => !scrolls);
        const isScrolledOut = frames.some(({ scrolls, box }) => scrolls && boxes.some((each) => !isInside(each, box)));
        const isChosen = names.some((name) => node.textContent?.includes(name)) && parent.closest('[title]') !== null;
        if (!isScrolledOut && !isChosen) {
          if (boxes.some((box) => fixed.some((frame) => !isInside(box, frame.box)))) fail('cut');
          else if (boxes.some((box) => !isInside(box, screen))) fail('outside the window');
        }
        const { textOverflow, overflowX } = getComputedStyle(parent);
        if (!isChosen && textOverflow === 'ellipsis' && overflowX !== 'visible' && parent.scrollWidth > parent.clientWidth + 1) fail('shortened');
        if (boxes.length > 1) for (const word of brokenIn(node)) fail(`broken within "${word}"`);
        const size = sizeOf(parent);
        if (size < SMALLEST_TEXT - 0.05) fail(`small, ${size.toFixed(1)} px`);
        const shown = overflowX === 'visible' ? screen : within(screen, parent.getBoundingClientRect());
        texts.push({ node, parent, boxes: seen.map((box) => frames.reduce((left, frame) => within(left, frame.box), within(box, shown))) });
      }

      /** What lets clicks through covers too. A sheet made in script passes the page's security policy. */
      const solid = new CSSStyleSheet();
      solid.replaceSync('* { pointer-events: auto !important }');
      document.adoptedStyleSheets.push(solid);
      const coveredBy = ({ parent, boxes }: Text): Element | undefined => {
        for (const box of boxes) {
          const y = (box.top + box.bottom) / 2;
          for (const x of [box.left + 2, (box.left + box.right) / 2, box.right - 2]) {
            const cover = coverAt(parent, x, y);
            if (cover) return cover;
          }
        }
        return undefined;
      };
      const open: Text[] = [];
      for (const text of texts) {
        const cover = coveredBy(text);
        if (!cover) open.push(text);
        else if (!isAbove(cover) && !mayCover(cover, text.parent)) faults.push(`covered by ${nameOf(cover)}: ${nameOf(text.parent)}`);
      }
      document.adoptedStyleSheets.pop();

      const tight = (box: Box): Box => ({ ...box, top: box.top + heightOf(box) * 0.2, bottom: box.bottom - heightOf(box) * 0.2 });
      open.forEach((a, i) => {
        for (const b of open.slice(i + 1)) {
          if (a.parent === b.parent || isAbove(a.parent) !== isAbove(b.parent) || mayCover(a.parent, b.parent) || mayCover(b.parent, a.parent)) continue;
          const meets = a.boxes.some((one) => b.boxes.some((other) => widthOf(within(one, other)) > 2 && heightOf(within(tight(one), tight(other))) > 2));
          if (meets) faults.push(`over each other: ${nameOf(a.parent)} and ${nameOf(b.parent)}`);
        }
      });

      /** Enough in every direction, looked at here and there; what fails this is measured. */
      const isRoomy = (one: Element, x: number, y: number): boolean =>
        [0.16, 0.32, 0.49].every((part) => {
          const far = part * TARGET;
          return isHit(one, x - far, y) && isHit(one, x + far, y) && isHit(one, x, y - far) && isHit(one, x, y + far);
        });
      const isStuck = once((one): boolean => getComputedStyle(one).position === 'sticky' || (one.parentElement !== null && isStuck(one.parentElement)));
      /** What lies over the table for a while, or stays while the rest scrolls, leaves open how large a target under it is. */
      const isOverOf = (hit: Element, one: Element): boolean => (isAbove(hit) && !isAbove(one)) || (isStuck(hit) && !isStuck(one));
      const isHit = (one: Element, x: number, y: number): boolean => {
        const hit = document.elementFromPoint(x, y);
        return hit !== null && (isOverOf(hit, one) || one.contains(hit) || hit.closest('label')?.contains(one) === true);
      };
      const reach = (one: Element, x: number, y: number, dx: number, dy: number): number => {
        let far = 0;
        while (far < TARGET && isHit(one, x + dx * (far + 1), y + dy * (far + 1))) far++;
        return far;
      };
      for (const one of document.querySelectorAll(TARGETS)) {
        if (!isShown(one) || getComputedStyle(one).display === 'inline' || isForEars(one)) continue;
        const frames = framesOf(one);
        const box = one.getBoundingClientRect();
        if (frames.some((frame) => !isInside(box, frame.box)) || !isInside(box, screen)) continue;
        const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
        if (isEmpty(box) || !isHit(one, x, y)) continue;
        if (isRoomy(one, x, y)) continue;
        const wide = reach(one, x, y, -1, 0) + reach(one, x, y, 1, 0) + 1;
        const high = reach(one, x, y, 0, -1) + reach(one, x, y, 0, 1) + 1;
        if (Math.min(wide, high) < TARGET - 1) faults.push(`small target, ${wide}×${high}: ${nameOf(one)}`);
      }

      const { scrollWidth, scrollHeight } = document.documentElement;
      if (scrollWidth > innerWidth + 1 || scrollHeight > innerHeight + 1)
        faults.push(`the page scrolls: ${scrollWidth}×${scrollHeight} in ${innerWidth}×${innerHeight}`);
      return [...new Set(faults)];
    },
    { touch: look.touch, names: [...look.names] },
  );
