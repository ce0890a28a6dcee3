import { light, shade } from '../paint/colour.ts';
import { IVORY, STEEL } from './materials.ts';
import { ball, glass, lump, plank, rod, slab, standing, wheel, xy } from './parts.ts';
import type { PropPainter } from './prop-painter.ts';

export const bicycle: PropPainter = {
  box: standing(210, 150),
  grip: null,
  seat: [-34, -122],
  paint(layer, { colour }) {
    for (const x of [-66, 68]) {
      layer.ctx.strokeStyle = '#4a3a52';
      layer.ctx.lineWidth = 7;
      layer.ctx.beginPath();
      layer.ctx.arc(x, -38, 36, 0, Math.PI * 2);
      layer.ctx.stroke();
      for (let i = 0; i < 6; i++) {
        const t = (i * Math.PI) / 6;
        layer.line(
          xy([
            x - Math.cos(t) * 33,
            -38 - Math.sin(t) * 33,
            x,
            -38,
            x + Math.cos(t) * 33,
            -38 + Math.sin(t) * 33,
          ]),
          1.3,
          '#c9c4d4',
          { even: true },
        );
      }
      ball(layer, [x, -38], 5, { colour: STEEL });
    }
    rod(layer, xy([-66, -38, -2, -40]), 6, colour);
    rod(layer, xy([-2, -40, -32, -106]), 7, colour);
    rod(layer, xy([-66, -38, -28, -96]), 6, colour);
    rod(layer, xy([-28, -96, 50, -100]), 8, colour);
    rod(layer, xy([-2, -40, 50, -96]), 7, colour);
    rod(layer, xy([68, -38, 46, -124]), 7, colour);
    rod(layer, xy([46, -124, 36, -142, 22, -138]), 6, '#6b4a3a');
    lump(layer, xy([-54, -112, -30, -120, -10, -112, -30, -106]), '#6b4a3a');
    ball(layer, [-2, -40], 9, { colour: STEEL });
    lump(layer, xy([40, -128, 66, -128, 62, -100, 44, -100]), '#d9a45c');
  },
};

export const car: PropPainter = {
  box: standing(230, 130),
  grip: null,
  seat: [-2, -74],
  paint(layer, { colour }) {
    lump(
      layer,
      xy([-72, -66, -58, -112, -20, -126, 34, -122, 62, -96, 74, -66]),
      light(colour, 0.04),
    );
    glass(layer, xy([-54, -70, -44, -106, -6, -112, -6, -70]));
    glass(layer, xy([4, -70, 4, -112, 36, -108, 56, -70]));
    lump(
      layer,
      xy([-112, -18, -112, -52, -96, -70, 60, -72, 100, -58, 114, -40, 112, -16, 0, -12]),
      colour,
    );
    layer.line(xy([-100, -44, 0, -46, 104, -40]), 4, IVORY, { even: true, opacity: 0.9 });
    ball(layer, [104, -42], 9, { colour: '#fff0b8' });
    for (const x of [-66, 66]) wheel(layer, [x, -26], 27, IVORY);
  },
};

export const bus: PropPainter = {
  box: standing(330, 190),
  grip: null,
  seat: [118, -92],
  paint(layer) {
    const body = '#e9a93a';
    lump(
      layer,
      xy([-160, -20, -160, -150, -146, -180, 120, -184, 152, -170, 160, -110, 160, -20, 0, -14]),
      body,
    );
    for (let i = 0; i < 4; i++)
      glass(
        layer,
        xy([-142 + i * 58, -104, -142 + i * 58, -156, -96 + i * 58, -156, -96 + i * 58, -104]),
      );
    glass(layer, xy([98, -92, 98, -160, 144, -156, 150, -92]));
    layer.line(xy([-156, -84, 0, -86, 156, -84]), 6, '#c8523e', { even: true });
    ball(layer, [152, -48], 9, { colour: '#fff3c2' });
    for (const x of [-98, 96]) wheel(layer, [x, -30], 31, IVORY);
  },
};

export const train: PropPainter = {
  box: standing(400, 200),
  grip: null,
  seat: [-14, -104],
  paint(layer, { colour }) {
    for (let i = 0; i < 5; i++)
      layer.disc([108 - i * 34, -196 - i * 13], 13 + i * 4, '#fffaf0', 0.62 - i * 0.09);
    plank(layer, [-196, -120, -72, -40], '#5f93a6');
    for (const x of [-182, -126])
      glass(layer, xy([x, -72, x, -106, x + 40, -106, x + 40, -72]), '#ffeab0');
    plank(layer, [-204, -130, -64, -118], shade('#5f93a6', 0.14));
    rod(layer, xy([-72, -44, -44, -44]), 9, STEEL);
    lump(layer, xy([0, -44, 0, -112, 20, -120, 130, -120, 150, -100, 154, -70, 148, -44]), colour);
    plank(layer, [-46, -166, 22, -44], shade(colour, 0.05));
    glass(layer, xy([-36, -104, -36, -146, 10, -146, 10, -104]), '#ffeab0');
    plank(layer, [-56, -178, 32, -164], '#4a3a52');
    slab(layer, xy([94, -118, 98, -160, 88, -176, 128, -176, 118, -160, 122, -118]), '#4a3a52');
    ball(layer, [58, -122], 14, { colour: '#e5b64c', ry: 12 });
    for (const x of [20, 60, 100]) plank(layer, [x, -118, x + 5, -48], '#e5b64c');
    ball(layer, [152, -84], 12, { colour: '#fff0b8' });
    slab(layer, xy([150, -40, 190, -14, 136, -14]), '#b5483e');
    plank(layer, [-198, -46, 148, -34], '#4a3a52');
    for (const x of [-168, -106, -20, 42]) wheel(layer, [x, -26], 26, '#d9574a');
    wheel(layer, [110, -20], 20, '#d9574a');
    rod(layer, xy([-20, -22, 44, -20, 108, -18]), 6, '#cfd3de');
  },
};

export const tractor: PropPainter = {
  box: standing(260, 190),
  grip: null,
  seat: [-34, -104],
  paint(layer, { colour }) {
    plank(layer, [-76, -182, 12, -170], shade(colour, 0.1));
    for (const x of [-66, 2]) rod(layer, xy([x, -170, x, -84]), 7, shade(colour, 0.1));
    glass(layer, xy([-60, -104, -60, -166, -2, -166, -2, -104]));
    lump(
      layer,
      xy([-90, -46, -88, -102, 4, -104, 10, -116, 104, -112, 116, -90, 116, -46]),
      colour,
    );
    rod(layer, xy([62, -112, 62, -158]), 8, '#4a3a52');
    for (let i = 0; i < 4; i++)
      layer.line(xy([80 + i * 9, -100, 80 + i * 9, -64]), 3.4, shade(colour, 0.16), { even: true });
    ball(layer, [116, -84], 8, { colour: '#fff0b8' });
    wheel(layer, [-56, -56], 56, '#f0c04e');
    wheel(layer, [86, -34], 34, '#f0c04e');
  },
};

export const digger: PropPainter = {
  box: { left: -150, top: -220, right: 190, bottom: 2 },
  grip: null,
  seat: [-12, -104],
  paint(layer) {
    const body = '#efb23a';
    layer.limb(xy([10, -92, 70, -196, 112, -210]), [24, 20, 16], body);
    layer.limb(xy([110, -210, 140, -150, 150, -92]), [17, 15, 13], shade(body, 0.04));
    lump(layer, xy([120, -92, 176, -96, 184, -60, 150, -36, 118, -56]), '#6d6478');
    for (let i = 0; i < 3; i++)
      slab(layer, xy([124 + i * 17, -52, 136 + i * 17, -48, 126 + i * 17, -30]), '#6d6478');
    lump(layer, xy([-136, -58, -134, -112, -40, -116, 40, -108, 46, -58]), body);
    lump(layer, xy([-58, -70, -52, -164, -40, -174, 24, -172, 36, -70]), light(body, 0.03));
    glass(layer, xy([-42, -96, -38, -160, 18, -158, 24, -96]));
    lump(
      layer,
      xy([-140, -24, -132, -54, -100, -58, 30, -58, 60, -50, 66, -24, 46, 0, -116, 0]),
      '#574a60',
    );
    for (let i = 0; i < 5; i++) ball(layer, [-104 + i * 34, -27], 13, { colour: '#8d8296' });
  },
};

export const fireEngine: PropPainter = {
  box: standing(350, 190),
  grip: null,
  seat: [104, -96],
  paint(layer) {
    const red = '#d8473c';
    plank(layer, [-168, -128, 60, -44], red);
    lump(layer, xy([52, -40, 52, -152, 66, -164, 140, -160, 162, -106, 164, -40]), red);
    glass(layer, xy([76, -98, 76, -146, 128, -144, 146, -98]));
    for (let i = 0; i < 3; i++)
      plank(layer, [-152 + i * 68, -112, -98 + i * 68, -60], shade(red, 0.1));
    layer.line(xy([-166, -50, 0, -50, 162, -50]), 7, IVORY, { even: true });
    for (const lift of [0, 13]) rod(layer, xy([-160, -142 - lift, 70, -158 - lift]), 5, '#dfe2ea');
    for (let i = 0; i < 9; i++)
      rod(layer, xy([-150 + i * 25, -142 - i * 1.8, -150 + i * 25, -158 - i * 1.8]), 4, '#dfe2ea');
    ball(layer, [106, -170], 11, { colour: '#5aa7e0', ry: 9 });
    ball(layer, [158, -62], 9, { colour: '#fff0b8' });
    for (const x of [-106, 104]) wheel(layer, [x, -28], 29, IVORY);
  },
};
