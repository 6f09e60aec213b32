import { seatedPerson } from '@practice/desk/drawings/person';
import { ChildHead } from './Child.tsx';
import { Hand } from './Hand.tsx';
import { arc, lines, measure } from './lines.ts';
import { Head, Torso } from './SeatedPerson.tsx';
import { Shapes } from './Shapes.tsx';
import { Chair } from './Workstation.tsx';

// One room for both: 480 by 300, with its floor at 308.
const frame = { viewBox: '0 20 480 300', ...lines, strokeWidth: 3 } as const;

interface BenefitDrawingProps {
  className?: string | undefined;
}

/** A child writes, bent over the table, one foot tucked away. */
export function ChildDrawing({ className }: BenefitDrawingProps) {
  return (
    <svg aria-hidden="true" className={className} {...frame}>
      <path d={`${arc({ x: 240, y: 308 }, 200, 0, 180)}Z`} fill="var(--drawing-ground)" stroke="none" />
      <path d="M0 308H480" />
      <path d="M348 224 356 308M272 232 262 308" />
      <path
        d="M352 118C356 117.5 360 117 364 118C382.5 122.5 361.5 151.5 360 170C358.5 189.5 357.5 206.5 356 224L346 224C346.5 206.5 347 189.5 348 170C349 151.5 350.5 134.5 352 118Z"
        fill="var(--drawing-paper)"
      />
      <path
        d="M226 194C220 193.5 213.5 192.5 208 196C202 199.5 200.5 205.5 198 212C193 225 200 236.5 200 250C200 262.5 199 273 198 284L226 284C227.5 273 229 262 232 250C234.5 241 237 233.5 240 226L226 194Z"
        fill="var(--drawing-tint)"
      />
      <path
        d="M200 284C200 287 199.5 289.5 198 292C194.5 297 187.5 294 182 296C177 298 171 297.5 168 302C167 304 166.5 306 166 308L226 308L227 284L200 284Z"
        fill="var(--drawing-line)"
      />
      <path d="M84 156 76 308M216 156 224 308" />
      <path d="M64 148h176a4.5 4.5 0 0 1 0 9H64a4.5 4.5 0 0 1 0-9Z" fill="var(--drawing-paper)" />
      <path
        d="M262 224L352 224C354 225.5 356 227.5 356 230C356 233 353 234.5 350 236L266 236C262 235 258 233.5 258 230C258 227.5 260 225.5 262 224Z"
        fill="var(--drawing-line)"
        stroke="none"
      />
      {/* The near leg is tucked back under the seat. */}
      <path
        d="M330 224C334 216 338.5 207.5 334 200C330.5 194 324.5 192.5 318 190C305.5 185 293.5 188 280 188C262.5 188 249 186.5 232 190C222.5 192 213 191 206 198C201.5 202.5 198 207.5 198 214C198 221.5 204 226 208 232C214 241.5 221 247.5 228 256C236 266 243 275 250 284L272 266C265.5 256.5 259 247 252 236C249 231.5 246.5 228 244 224L330 224Z"
        fill="var(--drawing-tint)"
      />
      <path
        d="M250 284C251 286 252 287.5 252 290C252 295 243.5 294.5 240 298C237.5 300.5 232 303 234 306C235 307.5 236.5 307.5 238 308C242.5 309 246 306.5 250 305C258 302 263.5 297.5 270 292C273 289.5 276.5 288 278 284C280.5 277.5 276.5 272 272 266L250 284Z"
        fill="var(--drawing-line)"
      />
      <g transform="translate(236 76) rotate(-16)">
        <ChildHead />
      </g>
      <path
        d="M262 106C271.5 107.5 280.5 109 290 114C301 119.5 308 126.5 316 136C324 145.5 330 154 334 166C338 177.5 337.5 189 337 200C325 202.5 313.5 204.5 300 204C287.5 203.5 277 203.5 266 198C257 193.5 250 188 244 180C237 170.5 233.5 161.5 232 150C231 141.5 229.5 133.5 234 126C237 121.5 241.5 118.5 246 116L262 106Z"
        fill="var(--drawing-paper)"
      />
      <path d="m149 146 4-9 28-30 6 5-28 30Z" fill="var(--drawing-paper)" />
      <path
        d="M206 132C200 130.5 194.5 129.5 188 130C183 130.5 179 132 174 134C170 135.5 164 136 164 140C164 142.5 166 144.5 168 146C171 148 178 142.5 178 146C178 147.5 176.5 148.5 176 150C172.5 160 189.5 155 206 150L206 132Z"
        fill="var(--drawing-paper)"
      />
      <path
        d="M282 124C277.5 121.5 273 120.5 268 122C262.5 123.5 261 130 256 132C249.5 134.5 243 131.5 236 131C225 130.5 215.5 130.5 206 130L204 150C214 151 224.5 152.5 236 154C246 155.5 254 159.5 264 158C271.5 157 278.5 155.5 284 150C288 146 292.5 142 292 136C291.5 130.5 287 126.5 282 124Z"
        fill="var(--drawing-paper)"
      />
      <path
        d="M74 146C79 142 83.5 138 90 138C96.5 138 99.5 145.5 106 146C112 146.5 116 140 122 140C128 140 132 146 138 146C142.5 146 146 144.5 150 143"
        {...measure}
        strokeWidth="2.5"
      />
      <g {...measure} strokeWidth="2.5">
        <path d="M314 204C315 193 315.5 181.5 312 170C309 160 306 151 298 144C291.5 138.5 283.5 136 276 134" />
        <circle cx="314" cy="204" r="6" fill="var(--drawing-paper)" />
        <circle cx="276" cy="134" r="6" fill="var(--drawing-paper)" />
      </g>
    </svg>
  );
}

/** A grown-up sits upright and at ease, a hand on the knee. */
export function AdultDrawing({ className }: BenefitDrawingProps) {
  return (
    <svg aria-hidden="true" className={className} {...frame}>
      <path d={`${arc({ x: 240, y: 308 }, 200, 0, 180)}Z`} fill="var(--drawing-ground)" stroke="none" />
      <g transform="translate(414 -88) scale(-.66 .66)" strokeWidth="4.5">
        <Chair />
        <Shapes of={seatedPerson.farLeg} />
        <Head />
        <path d="M280 252.5c-3 1-6 0-8-3" strokeWidth="3" />
        <circle cx="271" cy="226" r="3.2" fill="var(--drawing-line)" stroke="none" />
        <Torso />
        <Shapes of={seatedPerson.legs} />
        <g transform="translate(336 419) scale(-1 1) rotate(-24)">
          <Hand />
        </g>
        <path
          d="M257.5 304.5C263 313.5 262.5 332 266 343C269 353.5 269.5 361 275.5 369C282 376.5 292 382.5 302.5 388.5C313 395 327 400.5 339 406.5L329 429.5C316 425 303 421 289.5 415.5C276 409.5 259 405 248.5 395C238 385.5 232 370.5 226 357C220.5 344 214 326.5 214.5 315.5C215.5 304 223.5 290.5 230.5 288.5C238 287 251.5 295.5 257.5 304.5Z"
          fill="var(--drawing-tint)"
        />
        <g {...measure} strokeWidth="3.8">
          <path d="M204 318C196 352 216 384 220 424" />
          <circle cx="204" cy="318" r="9" fill="var(--drawing-paper)" />
          <circle cx="220" cy="424" r="9" fill="var(--drawing-paper)" />
        </g>
      </g>
      <path d="M0 308H480" />
    </svg>
  );
}
